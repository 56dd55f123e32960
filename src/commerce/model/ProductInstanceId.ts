/** A product's place on the page, which its parts share; two places of one item are two instances. Events of the page as a whole have `null`. */
export type ProductInstanceId = string;
