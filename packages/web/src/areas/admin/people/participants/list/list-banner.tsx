import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ParticipantList } from '../../../../../features/people/participants/participants.api.ts'
import { paths } from '../../../../../lib/paths.ts'
import { visuallyHidden } from '../../../../../ui/plain-look.ts'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import { registrationSettingsPath } from '../../../shell/next-step.ts'

export type ListState =
  | { kind: 'empty' }
  | { kind: 'allAssignable'; count: number }
  /** The limit of places is below the smallest dinner. */
  | { kind: 'limited'; minimum: number; limit: number }
  | { kind: 'tooFew'; minimum: number; missing: number }
  /** Once teams exist: participants without a team. */
  | { kind: 'unassigned'; count: number }
  /** Before teams exist: the last ones wait until `more` people fill the next bigger dinner. */
  | { kind: 'waiting'; count: number; more: number }

/**
 * Whether the people on the list make a dinner without remainder. `step`: how many more people make the next bigger dinner.
 * `limit`: places, where they are too few for any dinner.
 */
export function listStateOf(participantList: ParticipantList, step: number, limit: number | undefined): ListState {
  const count = participantList.numParticipantsTotal
  const waiting = participantList.participantsWaitingList.length
  const { numMinParticipantsNeeded: minimum, numParticipantsMissing: missing } = participantList.missingParticipantsInfo
  if (count === 0) return { kind: 'empty' }
  if (participantList.teamsGenerated)
    return waiting > 0 ? { kind: 'unassigned', count: waiting } : { kind: 'allAssignable', count }
  if (limit !== undefined) return { kind: 'limited', minimum, limit }
  if (missing > 0) return { kind: 'tooFew', minimum, missing }
  return waiting > 0 ? { kind: 'waiting', count: waiting, more: step - waiting } : { kind: 'allAssignable', count }
}

interface ListStatusProps {
  state: ListState | undefined
  count: number
  /** In the same line where there is room. */
  children: ReactNode
}

/** The number of participants and whether it works out, small enough for the line of the title. */
export function ListStatus({ state, count, children }: ListStatusProps) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'center', columnGap: 1, minWidth: 0 }}
    >
      <StatusText state={state} count={count} />
      {children}
    </Box>
  )
}

function StatusText({ state, count }: Omit<ListStatusProps, 'children'>) {
  const { t } = useTranslation(['participants', 'roster', 'admin'])
  const adminId = useAdminId()
  return (
    <Box
      role="status"
      sx={{
        // Two lines at most; what people eat scrolls in the room beside it.
        flex: { md: 'none' },
        maxWidth: { md: state?.kind === 'unassigned' ? 200 : 268 },
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        color: 'text.secondary',
        textWrap: 'pretty',
      }}
    >
      <Box component="strong" sx={{ mr: 1, color: 'text.primary', whiteSpace: 'nowrap' }}>
        {t('count', { count })}
      </Box>
      {state && (
        // Where nothing has to be done the number says enough.
        <Box component="span" sx={state.kind === 'allAssignable' ? visuallyHidden : {}}>
          {textOf(t, state)}
        </Box>
      )}
      {(state?.kind === 'unassigned' || state?.kind === 'waiting') && (
        <StatusLink to={paths.admin.waitingList(adminId)}>{t('roster:manageWaiting')}</StatusLink>
      )}
      {state?.kind === 'limited' && (
        <StatusLink to={registrationSettingsPath(adminId)}>{t('admin:next.raiseLimit')}</StatusLink>
      )}
    </Box>
  )
}

function StatusLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <>
      {' '}
      <MuiLink component={Link} to={to} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {children}
      </MuiLink>
    </>
  )
}

function textOf(t: TFunction<['participants', 'roster', 'admin']>, state: ListState): string {
  if (state.kind === 'tooFew') return t('banner.tooFew', { count: state.missing, minimum: state.minimum })
  if (state.kind === 'limited') return t('admin:limitTooLow', { count: state.limit, minimum: state.minimum })
  if (state.kind === 'waiting') return t('banner.waiting', { count: state.count, more: state.more })
  if (state.kind === 'empty') return t('empty.title')
  return t(`banner.${state.kind}`, { count: state.count })
}
