import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ParticipantList } from '../../../../features/participants/participants.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

export type ListState =
  | { kind: 'empty' }
  | { kind: 'allAssignable'; count: number }
  | { kind: 'tooFew'; minimum: number; missing: number }
  /** Once teams exist: participants without a team. */
  | { kind: 'unassigned'; count: number }
  /** Before teams exist: the last ones wait until `more` people fill the next bigger dinner. */
  | { kind: 'waiting'; count: number; more: number }

/** Whether the people on the list make a dinner without remainder. `step`: how many more people make the next bigger dinner. */
export function listStateOf(list: ParticipantList, step: number): ListState {
  const count = list.numParticipantsTotal
  const waiting = list.participantsWaitingList.length
  const { numMinParticipantsNeeded: minimum, numParticipantsMissing: missing } = list.missingParticipantsInfo
  if (count === 0) return { kind: 'empty' }
  if (list.teamsGenerated)
    return waiting > 0 ? { kind: 'unassigned', count: waiting } : { kind: 'allAssignable', count }
  if (missing > 0) return { kind: 'tooFew', minimum, missing }
  return waiting > 0 ? { kind: 'waiting', count: waiting, more: step - waiting } : { kind: 'allAssignable', count }
}

/** Shown above the list, or above the waiting list when people wait there. */
export function ListBanner({ state }: { state: ListState }) {
  const { t } = useTranslation(['participants', 'roster'])
  const adminId = useAdminId()
  return (
    <Alert
      severity={state.kind === 'allAssignable' ? 'success' : 'info'}
      role="status"
      sx={{
        mb: 3,
        alignItems: 'center',
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 200px' },
        '& .MuiAlert-action': { pt: 0 },
      }}
      action={
        state.kind === 'unassigned' || state.kind === 'waiting' ? (
          <Button component={Link} to={paths.admin.waitingList(adminId)} color="inherit">
            {t('roster:manageWaiting')}
          </Button>
        ) : undefined
      }
    >
      {textOf(t, state)}
    </Alert>
  )
}

function textOf(t: TFunction<['participants', 'roster']>, state: ListState): string {
  if (state.kind === 'tooFew') return t('banner.tooFew', { count: state.missing, minimum: state.minimum })
  if (state.kind === 'waiting') return t('banner.waiting', { count: state.count, more: state.more })
  if (state.kind === 'empty') return t('empty.title')
  return t(`banner.${state.kind}`, { count: state.count })
}
