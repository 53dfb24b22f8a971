import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { WaitingListChangeReply } from '@running-dinner/contract/people'
import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PeopleToNotifyText } from '../../messages/notification-status/notify-people.tsx'
import { usePeopleToNotify } from '../../messages/notification-status/use-people-to-notify.ts'

const ChangesSection = lazy(() =>
  import('../../messages/sending/changes-section.tsx').then((file) => ({ default: file.ChangesSection })),
)

/** The guests were sent teams or routes that have changed since. */
export function NotifyView({ change, onSkip }: { change: WaitingListChangeReply; onSkip: () => void }) {
  const { t } = useTranslation('waiting')
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const { affectedTeams, teamIdsWithOtherRoute } = change
  const teamIds = [...affectedTeams.map((team) => team.id), ...teamIdsWithOtherRoute]
  const toNotify = usePeopleToNotify(teamIds)
  const teams = affectedTeams.map((team) => t('team', { number: team.teamNumber })).join(', ')
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography ref={heading} tabIndex={-1} variant="h2">
        {t('notify.title')}
      </Typography>
      <Typography>
        {t('notify.teams', { count: affectedTeams.length, teams })} <PeopleToNotifyText toNotify={toNotify} />
      </Typography>
      <Suspense>
        <ChangesSection teamIds={new Set(teamIds)} />
      </Suspense>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onSkip}>{t('notify.skip')}</Button>
      </Box>
    </Box>
  )
}
