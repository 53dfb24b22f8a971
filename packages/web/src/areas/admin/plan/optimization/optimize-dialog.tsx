import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { TeamReply } from '@running-dinner/contract/plan'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import {
  useExpectation,
  useStartOptimization,
} from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { paths } from '../../../../lib/paths.ts'
import { useGoOn } from '../../../../lib/use-go-on.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { LockFields } from './lock-fields.tsx'
import { type OptimizeValues, optimizationInput, optimizeDefaults } from './optimize-values.ts'
import { SearchFields } from './search-fields.tsx'

interface OptimizeDialogProps {
  teams: readonly TeamReply[]
  /** Which choice of courses the dialog begins with. */
  courses?: OptimizeValues['courses']
  onClose: () => void
}

/** The settings of a search: what it may change and what must stay. */
export function OptimizeDialog({ teams, courses = optimizeDefaults.courses, onClose }: OptimizeDialogProps) {
  const { t } = useTranslation(['planning', 'common'])
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const form = useOptimizeForm(courses)
  const titleId = useId()
  const expectation = useExpectation(useAdminId()).data
  return (
    <Dialog
      open
      onClose={form.isPending ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0 } : {} } }}
    >
      <Box component="form" noValidate onSubmit={form.handleSubmit} sx={column}>
        <DialogTitle id={titleId} component="h2" variant="h2">
          {t('optimize.title')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start', gridAutoRows: 'max-content' }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('optimize.intro')}</Typography>
          <Prospects expectation={expectation} />
          <SearchFields values={form.values} onChange={form.change} />
          <LockFields teams={teams} values={form.values} onChange={form.change} isRefused={form.isRefused} />
          <Refusal error={form.error} />
        </DialogContent>
        <DialogActions>
          <Button disabled={form.isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={form.isPending} disabled={expectation === 'NONE'}>
            {t('optimize.start')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

/** The fields scroll between a fixed title and fixed buttons. */
const column = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }

function useOptimizeForm(courses: OptimizeValues['courses']) {
  const adminId = useAdminId()
  const goOn = useGoOn()
  const [values, setValues] = useState<OptimizeValues>({ ...optimizeDefaults, courses })
  const [isRefused, setRefused] = useState(false)
  const { mutate, isPending, error } = useStartOptimization(adminId)
  const change = (changed: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...changed }))
    setRefused(false)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const input = optimizationInput(values)
    setRefused(input === undefined)
    if (input === undefined) return
    // The search replaces the dialog in the browser history, so that back leads to the page that opened it.
    const onSuccess = ({ optimizationId }: { optimizationId: string }) =>
      void goOn(paths.admin.optimization(adminId, optimizationId), { replace: true })
    mutate(input, { onSuccess })
  }
  return { values, change, isRefused, isPending, error, handleSubmit }
}

/** How much a search may improve, and a warning if routes were already sent. */
function Prospects({ expectation }: { expectation: ReturnType<typeof useExpectation>['data'] }) {
  const { t } = useTranslation('planning')
  const checkList = useDashboard(useAdminId()).data?.checkList
  return (
    <>
      {expectation && (
        <Alert severity={expectation === 'NONE' ? 'warning' : 'info'}>{t(`optimize.expectation.${expectation}`)}</Alert>
      )}
      {checkList?.dinnerRouteMessagesSent && <Alert severity="warning">{t('optimize.sent')}</Alert>}
    </>
  )
}

function Refusal({ error }: { error: unknown }) {
  useIssueText()
  return error ? <Alert severity="error">{issueTexts(error).join(' ')}</Alert> : null
}
