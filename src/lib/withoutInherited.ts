/** A copy without a prototype, so that a page's additions to `Object.prototype` are not read as fields. */
export const withoutInherited = <Fields extends object>(given: Fields): Fields => Object.assign(Object.create(null) as Fields, given);
