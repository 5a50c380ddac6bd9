import { z } from "zod";

const words = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const dayOrMoment = z.union([day, z.iso.datetime({ offset: true })]);
const period = z.string().regex(/^PT\d+[MS]$/);
const somebody = z.looseObject({ "@type": z.enum(["Person", "Organization"]), name: words, url: address.optional() });

/**
 * What search engines require of each kind, and of what they recommend, what the site knows. `uploadDate` of a recording is
 * required for a place of its own among results; of recordings elsewhere, it is not known and not said.
 */
export const STRUCTURED_DATA_RULES = {
  Article: z.looseObject({
    headline: words.max(110),
    image: z.array(address).min(1),
    datePublished: dayOrMoment,
    dateModified: dayOrMoment,
    author: somebody,
    publisher: somebody,
    description: words,
    inLanguage: words,
    mainEntityOfPage: address,
  }),
  LearningResource: z.looseObject({
    name: words,
    description: words,
    learningResourceType: words,
    educationalLevel: words,
    image: z.array(address).min(1),
    dateModified: dayOrMoment,
    inLanguage: words,
    isAccessibleForFree: z.literal(true),
    timeRequired: period.optional(),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ "@type": z.literal("ListItem"), position: z.int(), name: words, item: address }))
      .min(2)
      .refine((steps) => steps.every(({ position }, index) => position === index + 1), "expected 1, 2, 3 …"),
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.looseObject({
          "@type": z.literal("Question"),
          name: words,
          acceptedAnswer: z.looseObject({ "@type": z.literal("Answer"), text: words }),
        }),
      )
      .min(1),
  }),
  VideoObject: z.looseObject({
    name: words,
    description: words,
    url: address,
    dateCreated: day.optional(),
    duration: period.optional(),
    thumbnailUrl: address.optional(),
    uploadDate: z.never().optional(),
  }),
};

export type StructuredKind = keyof typeof STRUCTURED_DATA_RULES;
