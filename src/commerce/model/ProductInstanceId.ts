/** Product containers on one page have different keys, even for the same item; page-level events have `null`. */
export type ProductInstanceId = string;
