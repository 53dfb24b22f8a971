import type { ImportRow } from '@running-dinner/domain/participant-import/import-row.ts'

/** A row of the file as it stands after the organiser's corrections. */
export interface DraftRow extends ImportRow {
  /** Left out by choice. */
  skipped: boolean
  /** Changes whoever is registered with the address already. */
  update: boolean
}
