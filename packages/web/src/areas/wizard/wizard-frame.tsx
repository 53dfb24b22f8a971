import { mdiCheckCircle, mdiChevronDown, mdiCircleOutline, mdiRecordCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import LinearProgress from '@mui/material/LinearProgress'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { BasicsStep } from './steps/basics-step.tsx'
import { stepPath, useWizard } from './wizard-context.tsx'
import { placeOf } from './wizard-draft.ts'
import { canEnter, enterableStep, progressAt, stepsFor, type WizardStep, wizardSteps } from './wizard-steps.ts'

const FinishStep = lazy(() => import('./steps/finish-step.tsx').then((file) => ({ default: file.FinishStep })))
const MealTimesStep = lazy(() =>
  import('./steps/meal-times-step.tsx').then((file) => ({ default: file.MealTimesStep })),
)
const OptionsStep = lazy(() => import('./steps/options-step.tsx').then((file) => ({ default: file.OptionsStep })))
const PreviewStep = lazy(() => import('./steps/preview-step.tsx').then((file) => ({ default: file.PreviewStep })))
const RegistrationStep = lazy(() =>
  import('./steps/registration-step.tsx').then((file) => ({ default: file.RegistrationStep })),
)
const CreatedStep = lazy(() => import('./steps/created-step.tsx').then((file) => ({ default: file.CreatedStep })))

const contents: Record<WizardStep, ComponentType> = {
  basics: BasicsStep,
  options: OptionsStep,
  mealtimes: MealTimesStep,
  'registration-settings': RegistrationStep,
  'participants-preview': PreviewStep,
  finish: FinishStep,
  summary: CreatedStep,
}

/** The step of the address, if one may be there yet; else where one belongs. */
export function WizardFrame() {
  const { draft } = useWizard()
  const wantedStep = stepOfPath(useParams()['*'] ?? '')
  const step = enterableStep(wantedStep ?? 'basics', placeOf(draft))
  const navigate = useNavigate()
  const path = stepPath(step, draft.runningDinnerType)
  // Not by rendering a redirect: the frame stays mounted, so its heading can take the focus.
  useLayoutEffect(() => {
    if (step !== wantedStep) void navigate(path, { replace: true })
  }, [step, wantedStep, path, navigate])
  return <StepFrame step={step} />
}

function stepOfPath(subPath: string): WizardStep | undefined {
  const name = subPath.replace(/\/+$/, '')
  return name === '' ? 'basics' : wizardSteps.find((step) => step === name && step !== 'basics')
}

function StepFrame({ step }: { step: WizardStep }) {
  const { t } = useTranslation('wizard')
  const { draft, isDemo } = useWizard()
  // Starting empty instead of from an earlier event is another form of the same step.
  const form = draft.carriedOver === null ? step : `${step} again`
  const heading = useFocusOnForm(form)
  const { registrationType } = draft.basicDetails
  const steps = stepsFor(registrationType)
  const Content = contents[step]
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <title>{`${t(`steps.${step}`)} · ${t(isDemo ? 'demoTitle' : 'title')}`}</title>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '240px minmax(0, 1fr)' }, gap: { xs: 2, md: 6 } }}>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <StepList current={step} />
        </Box>
        <Box sx={{ maxWidth: 680 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, display: { xs: 'none', md: 'block' } }}>
            {t(isDemo ? 'demoTitle' : 'title')}
            {' · '}
            {t('position', { position: steps.indexOf(step) + 1, count: steps.length })}
          </Typography>
          <StepsDisclosure key={step} step={step} />
          <LinearProgress
            variant="determinate"
            value={progressAt(step, registrationType)}
            aria-label={t('progress')}
            // The usual track is a tint of the bar's own colour: with nothing done yet it looks full.
            sx={{ height: 6, borderRadius: 3, mb: 3, bgcolor: 'divider' }}
          />
          <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ mb: 3 }}>
            {t(`steps.${step}`)}
          </Typography>
          <Suspense>
            <Content key={`form ${form}`} />
          </Suspense>
        </Box>
      </Box>
    </Container>
  )
}

/** Where there is no room beside the form, the list of steps opens from the line that says where one is. */
function StepsDisclosure({ step }: { step: WizardStep }) {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  const steps = stepsFor(draft.basicDetails.registrationType)
  return (
    <Box component="details" sx={{ display: { md: 'none' }, mb: 1, '&[open] .chevron': { rotate: '180deg' } }}>
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          py: 0.75,
          cursor: 'pointer',
          listStyle: 'none',
          color: 'text.secondary',
          fontSize: '0.875rem',
          '&::-webkit-details-marker': { display: 'none' },
        }}
      >
        {t('position', { position: steps.indexOf(step) + 1, count: steps.length })}
        {' · '}
        {t('allSteps')}
        <Icon path={mdiChevronDown} className="chevron" sx={{ fontSize: 18 }} />
      </Box>
      <Box sx={{ py: 1 }}>
        <StepList current={step} />
      </Box>
    </Box>
  )
}

/** Focuses the heading of the next step, so that screen readers announce it; before the paint, so that no early Tab is lost. */
function useFocusOnForm(form: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(form)
  useLayoutEffect(() => {
    if (shown.current !== form) heading.current?.focus()
    shown.current = form
  }, [form])
  return heading
}

/** Where one is, what is done, and the way back to it. */
function StepList({ current }: { current: WizardStep }) {
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
