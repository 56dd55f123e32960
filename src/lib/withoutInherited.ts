/** A copy without a prototype: what a page has put on `Object.prototype` is no field of it. */
export const withoutInherited = <Fields extends object>(given: Fields): Fields => Object.assign(Object.create(null) as Fields, given);
