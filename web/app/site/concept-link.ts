/** Address and name of a concept, as other documents point to it. */
export interface ConceptLink {
  title: string;
  description: string;
  href: string;
}

export function toConceptLink(concept: {
  title: string;
  slug: string;
  description: string | null;
  categories: { data: readonly { attributes: { slug: string } }[] } | null;
}): ConceptLink {
  const category = concept.categories?.data[0]?.attributes.slug;
  return {
    title: concept.title,
    description: concept.description ?? "",
    href: category ? `/concepts/${category}/${concept.slug}` : `/explore/concept/${concept.slug}`,
  };
}
