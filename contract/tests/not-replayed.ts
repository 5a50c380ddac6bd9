/** The recordings that are not replayed, by the reason why; all others are. */
export const NOT_REPLAYED: readonly { because: string; recordings: readonly string[] }[] = [
  {
    because: "a Strapi's tokens outlive a changed password; the embedded provider ends them, which is safer",
    recordings: ["getMe.old-token-after-password-change"],
  },
  {
    because:
      "a Strapi tells everybody which addresses have an account; the embedded provider writes to their owners instead",
    recordings: ["register.duplicate-email"],
  },
  {
    because: "a Strapi takes a new address at once; the embedded provider takes it when its link has been used",
    recordings: ["updateProfile.email"],
  },
  {
    because: "REST is not part of the contract",
    recordings: ["rest.bookmarks-anonymous", "rest.concepts", "rest.draft-forbidden"],
  },
  {
    because: "a Strapi without this project's extensions, which the contract asks for",
    recordings: ["bare-strapi.draft-leak", "bare-strapi.getMenu", "bare-strapi.getMenu-alias", "bare-strapi.meta"],
  },
  {
    because: "a page of Strapi's GraphQL server for people; the site has no use for it",
    recordings: ["transport.landing-page"],
  },
];
