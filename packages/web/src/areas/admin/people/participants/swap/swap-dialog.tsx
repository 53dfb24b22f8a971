import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import TextField from '@mui/material/TextField'
import type { ListedParticipant } from '@running-dinner/contract/people'
import type { IssueCode } from '@running-dinner/domain'
import { fullName, isFound, searchKey, swapOrder } from '@running-dinner/domain/people'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSwapOrder } from '../../../../../features/people/participants/participants.api.ts'
import { useLoadedIssueText } from '../../../../../lib/issue-text.ts'
import { paths } from '../../../../../lib/paths.ts'
import { TitledDialog } from '../../../../../ui/titled-dialog.tsx'
import { useToast } from '../../../../../ui/toasts.tsx'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import type { PersonRow } from '../list/person-rows.ts'

type SwapPreview =
  | { refused: IssueCode }
  | {
      /** The two people, each with the second person of their pair. */
      moves: readonly { name: string; from: number; to: number }[]
      /** How many people between them change places. */
      numShifted: number
      joining: readonly string[]
      waiting: readonly string[]
    }

/** The effect of a swap on the places of the list. `rows` are in the server's order. */
export function swapPreview(rows: readonly PersonRow[], firstPerson: PersonRow, otherPerson: PersonRow): SwapPreview {
  const people = rows.map(({ person }) => person)
  const swapped = swapOrder(people.map(toListed), firstPerson.person.id, otherPerson.person.id)
  if ('refused' in swapped) return swapped
  const numberOf = (person: ListedParticipant) => swapped.numbers.get(person.id) ?? person.participantNumber
  const before = [...people].sort((a, b) => a.participantNumber - b.participantNumber)
  const after = [...people].sort((a, b) => numberOf(a) - numberOf(b))
  const placeBefore = placesOf(before)
  const placeAfter = placesOf(after)
  const units = new Set([firstPerson.person, otherPerson.person].flatMap((person) => unitOf(people, person)))
  const numIn = rows.filter((row) => !row.isWaiting).length
  const place = (places: ReadonlyMap<string, number>, { id }: ListedParticipant) => places.get(id) ?? 0
  const moved = before.filter((person) => place(placeBefore, person) !== place(placeAfter, person))
  const crosses = (from: ReadonlyMap<string, number>, to: ReadonlyMap<string, number>) =>
    moved.filter((person) => place(from, person) > numIn && place(to, person) <= numIn).map(fullName)
  return {
    moves: [...units].map((person) => ({
      name: fullName(person),
      from: place(placeBefore, person),
      to: place(placeAfter, person),
    })),
    numShifted: moved.filter((person) => !units.has(person)).length,
    ...(isDivided(after, numIn)
      ? { joining: [], waiting: [] }
      : { joining: crosses(placeBefore, placeAfter), waiting: crosses(placeAfter, placeBefore) }),
  }
}

function toListed(person: ListedParticipant) {
  return {
    id: person.id,
    participantNumber: person.participantNumber,
    teamPartnerWishOriginatorId: person.teamPartnerWishOriginatorId ?? undefined,
    teamId: person.teamId ?? undefined,
  }
}

function placesOf(people: readonly ListedParticipant[]): ReadonlyMap<string, number> {
  return new Map(people.map(({ id }, index) => [id, index + 1]))
}

function unitOf(people: readonly ListedParticipant[], person: ListedParticipant): ListedParticipant[] {
  const originator = person.teamPartnerWishOriginatorId
  return originator === null
    ? [person]
    : people.filter((candidate) => candidate.teamPartnerWishOriginatorId === originator)
}

/** A pair at the border of the waiting list stays together; only the server decides who makes room for it. */
function isDivided(after: readonly ListedParticipant[], numIn: number): boolean {
  const [last, first] = [after[numIn - 1], after[numIn]]
  const originator = last?.teamPartnerWishOriginatorId ?? null
  return originator !== null && originator === first?.teamPartnerWishOriginatorId
}

interface SwapDialogProps {
  /** The person to swap; undefined while the dialog is closed. */
  row: PersonRow | undefined
  rows: readonly PersonRow[]
  onClose: () => void
}

/** Choose a person, read the preview, swap. A person in a team only gets a link to the teams. */
export function SwapDialog({ row, rows, onClose }: SwapDialogProps) {
  const { t } = useTranslation(['roster', 'common'])
  // The person stays while the dialog fades out.
  const [shown, setShown] = useState(row)
  if (row !== undefined && row !== shown) setShown(row)
  return (
    <TitledDialog
      open={row !== undefined}
      onClose={onClose}
      title={shown && t('swap.title', { name: fullName(shown.person) })}
    >
      {shown &&
        (shown.person.teamId === null ? (
          <Swap key={shown.person.id} row={shown} rows={rows} onClose={onClose} />
        ) : (
          <InTeam onClose={onClose} />
        ))}
    </TitledDialog>
  )
}

function InTeam({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['roster', 'common'])
  const adminId = useAdminId()
  return (
    <>
      <DialogContent>{t('swap.inTeam')}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
        <Button component={Link} to={paths.admin.teams(adminId)} variant="contained">
          {t('swap.toTeams')}
        </Button>
      </DialogActions>
    </>
  )
}

function Swap({ row, rows, onClose }: { row: PersonRow; rows: readonly PersonRow[]; onClose: () => void }) {
  const { t } = useTranslation(['roster', 'common'])
  const toast = useToast()
  const swap = useSwapOrder(useAdminId())
  const [target, setTarget] = useState<PersonRow>()
  const preview = useMemo(() => target && swapPreview(rows, row, target), [rows, row, target])
  const isPossible = target !== undefined && preview !== undefined && !('refused' in preview)
  const handleSwap = () => {
    if (!target) return
    const ids = { participantId: row.person.id, otherParticipantId: target.person.id }
    swap.mutate(ids, {
      onSuccess: () => {
        toast.success(t('swap.done', { name: fullName(row.person), other: fullName(target.person) }))
        onClose()
      },
      onError: toast.failure,
    })
  }
  return (
    <>
      <DialogContent>
        <SwapTarget row={row} rows={rows} target={target} onChoose={setTarget} />
        <div role="status">
          {preview ? (
            <SwapOutcome preview={preview} />
          ) : (
            <Alert severity="info" icon={false} sx={{ mt: 2 }}>
              {t('swap.explained')}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="contained" disabled={!isPossible} loading={swap.isPending} onClick={handleSwap}>
          {t('swap.confirm')}
        </Button>
      </DialogActions>
    </>
  )
}

/** Longer lists are not read; typing finds the others. */
const mostShown = 50

interface SwapTargetProps {
  row: PersonRow
  rows: readonly PersonRow[]
  target: PersonRow | undefined
  onChoose: (target: PersonRow | undefined) => void
}

/** Everyone else without a team, searched as in the list. */
function SwapTarget({ row, rows, target, onChoose }: SwapTargetProps) {
  const { t } = useTranslation('roster')
  const options = useMemo(
    () => rows.filter(({ person }) => person.teamId === null && person.id !== row.person.id),
    [rows, row],
  )
  return (
    <Autocomplete
      options={options}
      value={target ?? null}
      onChange={(_, chosen) => onChoose(chosen ?? undefined)}
      getOptionLabel={({ person, isWaiting }) =>
        `${person.listNumber}. ${fullName(person)}${isWaiting ? ` (${t('swap.waits')})` : ''}`
      }
      getOptionKey={({ person }) => person.id}
      isOptionEqualToValue={(option, chosen) => option.person.id === chosen.person.id}
      filterOptions={(options, { inputValue }) => {
        const key = searchKey(inputValue)
        return options
          .filter(({ person }) => isFound(person, key) || String(person.listNumber) === key)
          .slice(0, mostShown)
      }}
      noOptionsText={t('swap.nobody')}
      renderInput={(props) => <TextField {...props} label={t('swap.with')} autoFocus sx={{ mt: 1 }} />}
    />
  )
}

/** The preview of a swap, or the reason why it is not possible. */
function SwapOutcome({ preview }: { preview: SwapPreview }) {
  const { t } = useTranslation('roster')
  const issueText = useLoadedIssueText()
  if ('refused' in preview) {
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {issueText(preview.refused)}
      </Alert>
    )
  }
  const { moves, numShifted, joining, waiting } = preview
  return (
    <Box component="ul" sx={{ mt: 2, mb: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {moves.map((move) => (
        <li key={move.name}>{t('swap.moves', move)}</li>
      ))}
      {numShifted > 0 && <li>{t('swap.shifted', { count: numShifted })}</li>}
      {joining.length > 0 && <li>{t('swap.joins', { names: joining.join(', ') })}</li>}
      {waiting.length > 0 && <li>{t('swap.joinsWaiting', { names: waiting.join(', ') })}</li>}
    </Box>
  )
}
