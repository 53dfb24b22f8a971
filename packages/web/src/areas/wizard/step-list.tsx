import { mdiCheckCircle, mdiCircleOutline, mdiRecordCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { stepPath, useWizard } from './wizard-context.tsx'
import { placeOf } from './wizard-draft.ts'
import { canEnter, stepsFor, type WizardStep } from './wizard-steps.ts'

/** Where one is, what is done, and the way back to it. */
export function StepList({ current }: { current: WizardStep }) {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  return (
    <Box component="nav" aria-label={t('stepsLabel')} sx={{ position: 'sticky', top: 96 }}>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5 }}>
        {stepsFor(draft.basicDetails.registrationType).map((step) => (
          <StepEntry key={step} step={step} isCurrent={step === current} />
        ))}
      </Box>
    </Box>
  )
}

function StepEntry({ step, isCurrent }: { step: WizardStep; isCurrent: boolean }) {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  const isOpen = canEnter(step, placeOf(draft))
  const isDone = !isCurrent && isOpen && draft.completed.includes(step)
  const isPast = draft.created !== null && !isCurrent
  const icon = isCurrent ? mdiRecordCircleOutline : isDone || isPast ? mdiCheckCircle : mdiCircleOutline
  const label = step === 'summary' ? t('created') : t(`steps.${step}`)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 0.75,
        color: isOpen || isPast ? 'text.primary' : 'text.secondary',
      }}
    >
      <Icon
        path={icon}
        sx={{ fontSize: 20, color: isCurrent || isDone || isPast ? 'primary.main' : 'text.disabled' }}
        {...(isDone || isPast ? { titleAccess: t('done') } : {})}
      />
      {isOpen && !isCurrent ? (
        <MuiLink component={Link} to={stepPath(step, draft.runningDinnerType)} color="inherit">
          {label}
        </MuiLink>
      ) : (
        <Box component="span" aria-current={isCurrent ? 'step' : undefined} sx={{ fontWeight: isCurrent ? 650 : 400 }}>
          {label}
        </Box>
      )}
    </Box>
  )
}
