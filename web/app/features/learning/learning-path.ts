/** The address of the page with everything a learner has saved; forms are posted there. */
export const LEARNING_PATH = "/learning";

/** Where questions come back. */
export const REVIEW_PATH = "/learning/review";

/** Where a check finds out where to begin. */
export const PLACEMENT_PATH = "/learning/placement";
