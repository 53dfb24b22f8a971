/**
 * Zod asks whether it may compile schemas by calling `new Function`, which the content security policy blocks and browsers report as
 * an error. It reads this object when it is loaded, as `z.config` would set it, without loading Zod on pages that have no schema.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
