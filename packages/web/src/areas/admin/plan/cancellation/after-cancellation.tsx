import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { TeamReply } from '@running-dinner/contract/plan'
import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePlanHistory } from '../../../../features/plan/teams/plan-history.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { PeopleToNotifyText } from '../../messages/notification-status/notify-people.tsx'
import { useIsBegun } from '../../messages/notification-status/use-notify-link.ts'
import { usePeopleToNotify } from '../../messages/notification-status/use-people-to-notify.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

const ChangesSection = lazy(() =>
  import('../../messages/sending/changes-section.tsx').then((file) => ({ default: file.ChangesSection })),
)

export interface Done {
  kind: 'cancelled' | 'replaced' | 'repaired'
  /** The teams whose evening changes. */
  teams: readonly { id: string }[]
}

/** Confirms the cancellation, with the people it affects ready to be notified, those who leave and their replacement included. */
export function DoneNotice({ done, team }: { done: Done; team: TeamReply }) {
  const { t } = useTranslation('cancellation')
  return (
    <Outcome
      title={t(`done.${done.kind}`, { number: team.teamNumber })}
      severity="success"
      teamIds={[team.id, ...done.teams.map(({ id }) => id)]}
      mayFill={done.kind !== 'replaced'}
    />
  )
}

export interface LeftMember {
  name: string
  /** Version of the plan without the member. */
  planVersion: number
}

/** Confirms that a member left and offers to inform the affected people. */
export function MemberDone({ name, planVersion }: LeftMember) {
  const { t } = useTranslation('cancellation')
  const { data: history, isFetching } = usePlanHistory(useAdminId())
  const change = history?.changes.find((candidate) => candidate.planVersion === planVersion)
  if (!change && isFetching) return <CardsSkeleton />
  return <Outcome title={t('member.done', { name })} severity="success" teamIds={change?.affectedTeamIds} mayFill />
}

/** For a team cancelled before: offers to inform all people who know something that is no longer true, and to fill its place. */
export function AlreadyCancelled() {
  const { t } = useTranslation('cancellation')
  return <Outcome title={t('done.already')} severity="info" teamIds={undefined} mayFill />
}

interface OutcomeProps {
  title: string
  severity: 'success' | 'info'
  /** Undefined: all teams. */
  teamIds: readonly string[] | undefined
  /** Whether the place can be filled from the waiting list. */
  mayFill: boolean
}

function Outcome({ title, severity, teamIds, mayFill }: OutcomeProps) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const toNotify = usePeopleToNotify(teamIds)
  const isBegun = useIsBegun()
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => notice.current?.focus(), [])
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Alert ref={notice} tabIndex={-1} severity={severity}>
        <AlertTitle>{title}</AlertTitle>
        <PeopleToNotifyText toNotify={toNotify} />
      </Alert>
      {isBegun && (
        <Suspense>
          <ChangesSection teamIds={teamIds && new Set(teamIds)} />
        </Suspense>
      )}
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1 }}>
        {mayFill && (
          <Button component={Link} to={paths.admin.waitingList(adminId)}>
            {t('done.fill')}
          </Button>
        )}
        <Button component={Link} to={paths.admin.teams(adminId)}>
          {t('done.toTeams')}
        </Button>
      </Box>
    </Box>
  )
}
