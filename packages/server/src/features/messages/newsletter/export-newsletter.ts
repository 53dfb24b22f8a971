import type { Db } from '../../../platform/db/database.ts'
import { writeCsv } from '../../people/spreadsheets/index.ts'
import { newsletterStore } from './newsletter.store.ts'

/** The list for the operator's own mailing tool; this product sends no newsletter. */
export async function exportNewsletter(db: Db): Promise<Buffer> {
  const consents = await newsletterStore.list(db)
  return writeCsv(
    ['email', 'language', 'consented_at', 'confirmed_at', 'text_version'],
    consents.map(({ email, languageCode, consentedAt, confirmedAt, version }) => [
      email,
      languageCode,
      consentedAt.toISOString(),
      confirmedAt.toISOString(),
      version,
    ]),
  )
}
