/** Longer queries are cut: nobody types more. */
export const LONGEST_QUERY = 200;
