import { mdiArrowRight } from '@mdi/js'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { MailReachReply } from '@running-dinner/contract/events'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { lightPalette } from '../../../../kit/palette.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { type EventStatus, nextStepPath, skipPath } from '../../shell/next-step.ts'

/** The brand's colour in both schemes: the light blue of the dark scheme would glare in this size. */
const ground = lightPalette.primary.main

/** The next step, highlighted; a step that may be left out names the one after it, too. */
export function NextCard({ eventStatus }: { eventStatus: EventStatus }) {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const { next, count } = eventStatus
  const skip = skipPath(eventStatus, adminId)
  // Where the heading states a fact instead of a task, the button has its own label.
  const action = hasOwnAction(next) ? t(`nextAction.${next}`) : t(`next.${next}`, { count })
  return (
    <Card
      component="section"
      variant="elevation"
      elevation={0}
      aria-labelledby="next-step"
      sx={{ p: { xs: 2.5, sm: 3 }, bgcolor: ground, color: '#fff' }}
    >
      <Typography variant="overline" component="p">
        {t('next.label')}
      </Typography>
      <Typography variant="h2" id="next-step" sx={{ mb: 1 }}>
        <StepTitle eventStatus={eventStatus} />
      </Typography>
      <Typography sx={{ mb: 2.5, maxWidth: '56ch' }}>
        {eventStatus.reach === undefined ? (
          t(`nextText.${eventStatus.next}`, { count })
        ) : (
          <ReachText reach={eventStatus.reach} />
        )}
      </Typography>
      <Button
        component={Link}
        to={nextStepPath(eventStatus, adminId)}
        variant="contained"
        endIcon={<Icon path={mdiArrowRight} />}
        sx={{
          bgcolor: '#fff',
          color: ground,
          '&:hover': { bgcolor: '#e8eef3' },
          '&:focus-visible': { outlineColor: '#fff' },
        }}
      >
        {action}
      </Button>
      {skip !== undefined && (next === 'waitForMore' || next === 'shortenWays') && (
        <MuiLink component={Link} to={skip} sx={{ color: 'inherit', display: 'inline-block', ml: 2.5, py: 1 }}>
          {t(`nextSkip.${next}`)}
        </MuiLink>
      )}
      {next === 'watch' && (
        <MuiLink
          component={Link}
          to={paths.admin.exports(adminId)}
          sx={{ color: 'inherit', display: 'inline-block', ml: 2.5, py: 1 }}
        >
          {t('nextPrint')}
        </MuiLink>
      )}
    </Card>
  )
}

function StepTitle({ eventStatus: { next, count, metres } }: { eventStatus: EventStatus }) {
  const { t } = useTranslation('admin')
  if (metres === undefined) return t(`next.${next}`, { count })
  const [present, reachable] = [metres.present, metres.reachable].map((length) =>
    formatDistance(length, currentLanguage()),
  )
  return t('nextMetres', { present, reachable })
}

const ownActions = ['confirm', 'waitForMore', 'inviteMore', 'shortenWays'] as const

function hasOwnAction(step: string): step is (typeof ownActions)[number] {
  return ownActions.some((ownAction) => ownAction === step)
}

/** Counts of teams reached, mails in delivery and failed mails, each with a link to fix it. */
function ReachText({ reach }: { reach: MailReachReply }) {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const { teams, teamsReached, onTheWay, failed, numFailed } = reach
  const unlistedCount = numFailed - failed.length
  return (
    <>
      {t('reach.teams', { count: teamsReached, total: teams })}
      {onTheWay > 0 && ` ${t('reach.onTheWay', { count: onTheWay })}`}
      {failed.length > 0 && (
        <>
          {` ${t('reach.failed')} `}
          {failed.map(({ name, teamNumber, jobId }, at) => (
            <span key={`${teamNumber} ${name}`}>
              {at > 0 && ', '}
              <MuiLink component={Link} to={paths.admin.mailProtocol(adminId, jobId)} sx={{ color: 'inherit' }}>
                {teamNumber === null ? name : t('reach.person', { name, number: teamNumber })}
              </MuiLink>
            </span>
          ))}
          {unlistedCount > 0 && ` ${t('reach.more', { count: unlistedCount })}`}.
        </>
      )}
    </>
  )
}
