import { emailIdentity } from '../participants/email.ts'
import { type ImportedParticipant, isImportable, type PartnerData, type RowIssue, rowIssue } from './import-row.ts'

/**
 * The registered people: the identity of each address with the identity of the wished partner's address, '' without a
 * wish.
 */
export type Registered = ReadonlyMap<string, string>

/** The part of a row that is compared with other rows. */
export interface ComparableRow {
  rowNumber: number
  issues: RowIssue[]
  participant: Pick<ImportedParticipant, 'email' | 'teamPartnerWishEmail'> & {
    teamPartnerWishRegistrationData?: Pick<PartnerData, 'email'> | undefined
  }
}

/**
 * Finds what only shows between rows: the same address twice, an address registered already (ERROR), and wishes that
 * lead nowhere. Of two rows with one address the first without an error of its own is kept. Returns new rows.
 */
export function checkAcrossRows<Row extends ComparableRow>(rows: readonly Row[], registered: Registered): Row[] {
  const rowByAddress = takenAddresses(rows)
  const unique = rows.map((row) => withIssues(row, addressProblems(row, rowByAddress, registered)))
  const wishes = new Map(registered)
  for (const { participant } of unique.filter(isImportable)) {
    wishes.set(emailIdentity(participant.email), emailIdentity(participant.teamPartnerWishEmail))
    const partner = emailIdentity(participant.teamPartnerWishRegistrationData?.email ?? '')
    if (partner !== '') wishes.set(partner, '')
  }
  const wishers = countWishes(wishes)
  return unique.map((row) => withIssues(row, isImportable(row) ? wishProblems(row, wishes, wishers) : []))
}

function withIssues<Row extends ComparableRow>(row: Row, issues: readonly RowIssue[]): Row {
  return issues.length === 0 ? row : { ...row, issues: [...row.issues, ...issues] }
}

const partnerEmail = 'teamPartnerWishRegistrationData.email'

function addressesOf({ participant }: ComparableRow): { identity: string; field: string }[] {
  const ownAddress = { identity: emailIdentity(participant.email), field: 'email' }
  const partner = {
    identity: emailIdentity(participant.teamPartnerWishRegistrationData?.email ?? ''),
    field: partnerEmail,
  }
  return [ownAddress, partner].filter(
    ({ identity }, index) => identity !== '' && (index === 0 || identity !== ownAddress.identity),
  )
}

/** The row that keeps each address. */
function takenAddresses(rows: readonly ComparableRow[]): Map<string, number> {
  const rowByAddress = new Map<string, number>()
  const goodFirst = [...rows.filter(isImportable), ...rows.filter((row) => !isImportable(row))]
  for (const row of goodFirst) {
    for (const { identity } of addressesOf(row))
      if (!rowByAddress.has(identity)) rowByAddress.set(identity, row.rowNumber)
  }
  return rowByAddress
}

function addressProblems(
  row: ComparableRow,
  rowByAddress: ReadonlyMap<string, number>,
  registered: Registered,
): RowIssue[] {
  return addressesOf(row).flatMap(({ identity, field }) => {
    if (registered.has(identity)) return [rowIssue('ERROR', 'participant_already_registered', field)]
    const firstRow = rowByAddress.get(identity)
    if (firstRow === undefined || firstRow === row.rowNumber) return []
    return [rowIssue('ERROR', 'import_duplicate_in_file', field, { row: firstRow })]
  })
}

function countWishes(wishes: ReadonlyMap<string, string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const wished of wishes.values()) if (wished !== '') counts.set(wished, (counts.get(wished) ?? 0) + 1)
  return counts
}

function wishProblems(
  { participant }: ComparableRow,
  wishes: ReadonlyMap<string, string>,
  wishers: ReadonlyMap<string, number>,
): RowIssue[] {
  const ownIdentity = emailIdentity(participant.email)
  const wished = emailIdentity(participant.teamPartnerWishEmail)
  if (wished === '') return []
  const answeringWish = wishes.get(wished)
  const field = 'teamPartnerWishEmail'
  if (answeringWish === undefined) return [rowIssue('INFO', 'import_wish_unknown', field)]
  if (answeringWish === ownIdentity) return []
  const contested = answeringWish !== '' || (wishers.get(wished) ?? 0) > 1
  return [rowIssue('WARNING', contested ? 'import_wish_contested' : 'import_wish_one_sided', field)]
}
