import { mdiCheckCircleOutline, mdiCloseCircleOutline, mdiShuffleVariant } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { participantRoutes } from '@running-dinner/contract/people'
import type { ReplyOf } from '@running-dinner/contract/route'
import type { ArrangementChoice } from '@running-dinner/domain/people'
import { lazy, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { TeamChange } from '../../../../features/plan/teams/teams.api.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { FigureCards } from '../../../../ui/figure-cards.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { OnceOpened } from '../../../../ui/once-opened.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ScheduleButton } from '../../events/schedule/schedule-button.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { todayOf } from '../../shell/dates.ts'
import { registrationSettingsPath } from '../../shell/next-step.ts'
import { PlanHistoryBar } from '../plan-history/plan-history-bar.tsx'
import {
  type ArrangementOutlook,
  arrangementOutlook,
  choiceText,
  isChoice,
  useArrangementChoices,
} from './arrangement.ts'

const loadArrangeDialog = () => import('./arrange-dialog.tsx')
const ArrangeDialog = lazy(() => loadArrangeDialog().then((file) => ({ default: file.ArrangeDialog })))

interface NoTeamsProps {
  participants: ReplyOf<typeof participantRoutes.list>
  onArrange: (change: TeamChange) => void
}

/** Shows what building teams now would result in, with the button that builds them. */
export function NoTeams({ participants, onArrange }: NoTeamsProps) {
  const { t } = useTranslation('teams')
  const dinner = useAdminDinner()
  const outlook = arrangementOutlook(participants, dinner, todayOf(dinner))
  const choices = useArrangementChoices(outlook.participants)
  const [isAsking, setAsking] = useState(false)
  const arrange = (seatAll: boolean) => onArrange({ kind: 'arrange', leaveNobodyOut: seatAll })
  return (
    <Page title={t('none.title')} intro={t('none.intro')} actions={<ScheduleButton variant="outlined" />}>
      <PlanHistoryBar />
      <Figures outlook={outlook} />
      <Notices outlook={outlook} hasChoice={isChoice(choices)} />
      {!isChoice(choices) && choices.length > 1 && <PossibleEvenings choices={choices} />}
      <ArrangeButton
        possible={outlook.teams > 0}
        reason={t(outlook.limit === undefined ? 'none.generateBlocked' : 'none.generateLimited')}
        onArrange={() => (isChoice(choices) ? setAsking(true) : arrange(false))}
      />
      <Button component={Link} to={paths.admin.participants(useAdminId())} sx={{ mt: 1.5, ml: -2.5 }}>
        {t('none.toParticipants')}
      </Button>
      <OnceOpened open={isAsking} load={loadArrangeDialog} onFail={() => setAsking(false)}>
        <ArrangeDialog
          open={isAsking}
          title={t('arrange.title')}
          choices={choices}
          onClose={() => setAsking(false)}
          onChoose={arrange}
        >
          {t('arrange.text')}
        </ArrangeDialog>
      </OnceOpened>
    </Page>
  )
}

interface ArrangeButtonProps {
  possible: boolean
  /** Why it is not. */
  reason: string
  onArrange: () => void
}

function ArrangeButton({ possible, reason, onArrange }: ArrangeButtonProps) {
  const { t } = useTranslation('teams')
  const reasonId = useId()
  return (
    <Box>
      <Button
        variant="contained"
        size="large"
        startIcon={<Icon path={mdiShuffleVariant} />}
        disabled={!possible}
        aria-describedby={possible ? undefined : reasonId}
        onClick={onArrange}
      >
        {t('none.generate')}
      </Button>
      {!possible && (
        <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {reason}
        </Typography>
      )}
    </Box>
  )
}

function Figures({ outlook: { participants, limit, missing, teams, waiting } }: { outlook: ArrangementOutlook }) {
  const { t } = useTranslation('teams')
  const prospects =
    limit !== undefined
      ? [{ name: t('none.places'), value: limit }]
      : missing > 0
        ? [{ name: t('none.missing'), value: missing }]
        : [
            { name: t('none.teams'), value: teams },
            { name: t('none.waiting'), value: waiting },
          ]
  const figures = [{ name: t('none.participants'), value: participants }, ...prospects]
  return (
    <Box sx={{ mb: 3 }}>
      <FigureCards figures={figures} />
    </Box>
  )
}

function Notices({ outlook, hasChoice }: { outlook: ArrangementOutlook; hasChoice: boolean }) {
  const { t } = useTranslation(['teams', 'admin'])
  const adminId = useAdminId()
  const { missing, minimum, limit, waiting, step, registrationUntil } = outlook
  if (limit !== undefined)
    return (
      <Alert severity="warning" sx={{ mb: 3 }}>
        {t('admin:limitTooLow', { count: limit, minimum })}{' '}
        <MuiLink component={Link} to={registrationSettingsPath(adminId)} sx={{ color: 'inherit', fontWeight: 600 }}>
          {t('admin:next.raiseLimit')}
        </MuiLink>
      </Alert>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {missing > 0 && <Alert severity="warning">{t('none.missingText', { count: missing, minimum })}</Alert>}
      {waiting > 0 && (
        <Alert severity="info">
          {t('none.waitingText', { step })} {hasChoice && t('none.waitingChoice')}
        </Alert>
      )}
      {registrationUntil !== undefined && (
        <Alert severity={missing > 0 ? 'info' : 'warning'}>
          {t(missing > 0 ? 'none.runningMissing' : 'none.runningPossible', { date: formatDate(registrationUntil) })}
        </Alert>
      )}
    </Box>
  )
}

/** Lists the alternatives when not all people can take part: which are possible, and what each costs. */
function PossibleEvenings({ choices }: { choices: readonly ArrangementChoice[] }) {
  const { t } = useTranslation('teams')
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 }, mb: 3 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {t('choices.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {choices.map((choice) => (
          <Box component="li" key={choice.kind} sx={{ display: 'flex', gap: 1.25 }}>
            <Icon
              path={choice.choosable ? mdiCheckCircleOutline : mdiCloseCircleOutline}
              titleAccess={t(choice.choosable ? 'choices.possible' : 'choices.impossible')}
              sx={{ color: choice.choosable ? 'success.main' : 'text.secondary', flexShrink: 0 }}
            />
            <span>{choiceText(t, choice).join(' ')}</span>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
