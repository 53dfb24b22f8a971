/** For `reset` of a stored form: against its rule that touched fields stay (see stored-form.ts). */
export const throwAway = { keepDirtyValues: false }
