import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PlanQualityReply } from '@running-dinner/contract/plan'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { useMinutesText } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { paths } from '../../../../lib/paths.ts'
import { ActionNotice } from '../../../../ui/action-notice.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { optimizeSearch } from '../optimization/ask-optimize.tsx'

/** Rule: docs/rules/plan/distances.md#ways-in-time */
export function SlowWaysNotice({ finding }: { finding: PlanQualityReply['findings'][number] }) {
  const { t } = useTranslation('routes')
  const minutesText = useMinutesText()
  const adminId = useAdminId()
  // Who knows a team knows its course, too.
  const courses = useDashboard(adminId).data?.standing.teamMails.begun === false ? 'FREE' : 'KEEP'
  const map = paths.admin.hostLocations(adminId)
  return (
    <ActionNotice
      severity="warning"
      action={
        <>
          <Button component={Link} to={`${map}?teams=${finding.teamNumbers.join('.')}`} color="inherit" sx={buttonSx}>
            {t('slowWays.show')}
          </Button>
          <Button component={Link} to={`${map}${optimizeSearch(courses)}`} color="inherit" sx={buttonSx}>
            {t('slowWays.shorten')}
          </Button>
        </>
      }
    >
      {t('slowWays.text', { count: Number(finding.data.count), time: minutesText(Number(finding.data.minutes)) })}{' '}
      {/* A phone has its buttons instead: what the page is for must not begin below the screen. */}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('slowWays.mend')}
      </Box>
    </ActionNotice>
  )
}

/** Both fit beside each other on a phone. */
const buttonSx = { px: 1, whiteSpace: 'nowrap' }
