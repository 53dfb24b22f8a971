import type { ImportRow } from '@running-dinner/domain/participant-import/import-row.ts'

const known = 'participant_already_registered'

/** Whether a row is only wrong because the person is registered already: then it may change them instead (rules 13.2). */
export function isUpdatable({ issues }: Pick<ImportRow, 'issues'>): boolean {
  const errors = issues.filter((issue) => issue.severity === 'ERROR')
  return (
    errors.length > 0 &&
    errors.every((issue) => issue.message === known) &&
    errors.some((issue) => issue.field === 'email')
  )
}
