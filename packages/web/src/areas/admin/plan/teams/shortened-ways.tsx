import { mdiUndo } from '@mdi/js'
import Button from '@mui/material/Button'
import type { PlanChangeReply } from '@running-dinner/contract/plan'
import { legMinutes } from '@running-dinner/domain/plan'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useEveningSettings } from '../../../../features/evening/day/evening-settings.api.ts'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { formatDistance, useMinutesText } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { usePlanHistory } from '../../../../features/plan/teams/plan-history.api.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { ActionNotice } from '../../../../ui/action-notice.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { optimizeSearch } from '../optimization/ask-optimize.tsx'
import { PlanConflict } from '../plan-history/plan-conflict.tsx'
import { usePlanSteps } from '../plan-history/use-plan-steps.ts'

/** What building the teams did for the ways, until the plan changes or people are notified. Rule: docs/rules/plan/team-building.md#short-ways */
export function ShortenedWays() {
  const adminId = useAdminId()
  const isCancelled = useIsCancelled()
  const eventStatus = useDashboard(adminId).data?.standing
  const isUnnotified = eventStatus !== undefined && !eventStatus.teamMails.begun && !eventStatus.routeMails.begun
  const built = usePlanHistory(adminId).data?.undo
  return !isCancelled && isUnnotified && built?.data.metresBefore !== undefined ? <Gain built={built} /> : null
}

function Gain({ built: { activityType, data } }: { built: PlanChangeReply }) {
  const { t } = useTranslation(['teams', 'routes'])
  const minutesText = useMinutesText()
  const { data: settings } = useEveningSettings(useAdminId())
  const { pending, run, changesByOthers, forgetChanges } = usePlanSteps()
  if (!settings) return null
  const distance = (metres: unknown) => formatDistance(Number(metres), currentLanguage())
  const [before, after] = [distance(data.metresBefore), distance(data.metres)]
  const isCutShort = data.searchedShare !== undefined
  // The rules alone may have found the shortest ways already.
  const isShorter = before !== after
  if (!isShorter && !isCutShort && activityType !== 'TEAMS_RECREATED') return null
  return (
    <>
      <ActionNotice
        severity="info"
        action={
          <>
            {isCutShort && (
              <Button component={Link} to={optimizeSearch('FREE')} color="inherit">
                {t('shortened.searchOn')}
              </Button>
            )}
            {/* Before the first teams there was no plan to go back to. */}
            {activityType === 'TEAMS_RECREATED' && (
              <Button
                color="inherit"
                aria-busy={pending === 'undo'}
                startIcon={<Icon path={mdiUndo} />}
                onClick={() => run('undo')}
              >
                {t('shortened.undo')}
              </Button>
            )}
          </>
        }
      >
        {t(isShorter ? 'shortened.text' : 'shortened.same', {
          before,
          after,
          // Rounded as the warning of slow ways beside it.
          time: minutesText(Math.ceil(legMinutes(Number(data.longestMetres), settings.travelMode))),
        })}
        {isCutShort &&
          ` ${t('shortened.cutShort', { percent: Math.max(1, Math.floor(Number(data.searchedShare) * 100)) })}`}
      </ActionNotice>
      {changesByOthers && <PlanConflict planEvents={changesByOthers} onClose={forgetChanges} />}
    </>
  )
}
