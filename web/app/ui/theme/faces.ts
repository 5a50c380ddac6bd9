/** The faces of every page, as `fonts.css` has them; the italic one comes with the first page that has something in it. */
export const FAMILIES = "Besley,Atkinson";

/** Which fonts the device has fetched is stored by their addresses, which change with them. */
export const FETCHED_KEY = "fonts";

/** The face of formulas, as `formulas.css` has it; it comes with the first page that has some. */
export const FORMULA_FAMILY = "Formulas";

/** Stands behind the addresses once that has been fetched, too; `formulas.css` asks for it. */
export const WITH_FORMULAS = " formulas";
