import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { DinnerReply, wizardRoutes } from '@running-dinner/contract/events'
import type { BodyInputOf } from '@running-dinner/contract/route'
import type { Issue } from '@running-dinner/domain'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { rememberOrganisedEvent } from '../../../features/events/dinners/organised-events.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { useIssueText } from '../../../lib/issue-text.ts'
import { FieldGrid } from '../../../ui/field-grid.tsx'
import { CheckboxInput, TextInput } from '../../../ui/form/index.ts'
import { StepForm, useStepForm } from '../step-form.tsx'
import type { FinishOutput } from '../step-inputs.ts'
import { basicDetailsBody, createDinner } from '../wizard.api.ts'
import { stepPath, useWizard } from '../wizard-context.tsx'
import type { DraftContract, WizardDraft } from '../wizard-draft.ts'
import { stepOfField } from '../wizard-steps.ts'
import { CarriedOverSettings } from './carried-over.tsx'

interface FinishValues {
  email: string
  contract: DraftContract
  dataProcessing: boolean
}

export function FinishStep() {
  const { t } = useTranslation('wizard')
  const { draft, isDemo, save } = useWizard()
  const [earlier, setEarlier] = useState<readonly Issue[]>([])
  const form = useStepForm<FinishValues, FinishOutput>(
    'finish',
    () => import('../step-inputs.ts').then((file) => (isDemo ? file.demoInput : file.realInput)),
    {
      email: draft.email,
      contract: draft.contract,
      dataProcessing: false,
    },
  )
  return (
    <StepForm
      step="finish"
      form={form}
      submitLabel={t(isDemo ? 'finish.createDemo' : 'finish.create')}
      rename={(field) => (field in draft.contract ? `contract.${field}` : field)}
      onFailure={(error) => {
        const issues = toApiError(error).issues.filter((issue) => stepOfField(issue.field ?? '') !== undefined)
        setEarlier(issues)
        return issues.length > 0
      }}
      onSubmit={async (output) => {
        setEarlier([])
        const { runningDinner, administrationUrl } = await createDinner(bodyOf(draft, output))
        rememberOrganisedEvent(runningDinner.adminId)
        const created = {
          adminId: runningDinner.adminId,
          administrationUrl,
          publicDinnerUrl: publicUrlOf(runningDinner),
          title: runningDinner.basicDetails.title,
          email: output.email,
        }
        save('finish', { type: 'dinnerCreated', created })
      }}
    >
      <Typography>{t(isDemo ? 'finish.demoIntro' : 'finish.intro')}</Typography>
      <TextInput<FinishValues> name="email" label={t('finish.email')} type="email" autoComplete="email" required />
      <CarriedOverSettings />
      {!isDemo && <ContractFields />}
      <EarlierIssues issues={earlier} />
    </StepForm>
  )
}

/** A closed event may keep settings of an open one, but has no page to register on. */
function publicUrlOf({ basicDetails, publicSettings }: DinnerReply): string | undefined {
  return basicDetails.registrationType === 'CLOSED' ? undefined : publicSettings?.publicDinnerUrl
}

function bodyOf(draft: WizardDraft, { email, contract }: FinishOutput): BodyInputOf<typeof wizardRoutes.create> {
  return {
    email,
    runningDinnerType: draft.runningDinnerType,
    basicDetails: basicDetailsBody(draft.basicDetails, draft.options),
    options: { ...draft.options, meals: draft.meals },
    publicSettings: draft.basicDetails.registrationType === 'CLOSED' ? null : draft.publicSettings,
    afterPartyLocation: draft.afterPartyLocation,
    contract,
    carriedOver: draft.carriedOver?.settings ?? null,
  }
}

/** What the server refused at the end although its step was fine: with the way to put it right. */
function EarlierIssues({ issues }: { issues: readonly Issue[] }) {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  const issueText = useIssueText()
  if (issues.length === 0) return null
  return (
    <Alert severity="error">
      <AlertTitle>{t('finish.earlier')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {issues.map((issue) => {
          const step = stepOfField(issue.field ?? '') ?? 'basics'
          return (
            <li key={`${issue.field} ${issue.message}`}>
              <MuiLink component={Link} to={stepPath(step, draft.runningDinnerType)} color="inherit">
                {t(`steps.${step}`)}
              </MuiLink>
              {': '}
              {issueText(issue.message, issue.data)}
            </li>
          )
        })}
      </Box>
    </Alert>
  )
}

/** Who answers for the guests' data. Not asked for a demo. */
function ContractFields() {
  const { t } = useTranslation('wizard')
  const isClosed = useWizard().draft.basicDetails.registrationType === 'CLOSED'
  const titleId = useId()
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: { xs: 3, sm: 2 } }}>
      <Box>
        <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
          {t('finish.contract')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('finish.contractHelp')} {t(isClosed ? 'finish.contractClosed' : 'finish.contractVisible')}
        </Typography>
      </Box>
      <TextInput<FinishValues> name="contract.fullname" label={t('finish.fullname')} autoComplete="name" required />
      <TextInput<FinishValues>
        name="contract.streetWithNr"
        label={t('finish.streetWithNr')}
        autoComplete="street-address"
        required
      />
      <FieldGrid columns="1fr 2fr">
        <TextInput<FinishValues> name="contract.zip" label={t('finish.zip')} autoComplete="postal-code" required />
        <TextInput<FinishValues> name="contract.city" label={t('finish.city')} autoComplete="address-level2" />
      </FieldGrid>
      <CheckboxInput<FinishValues>
        name="dataProcessing"
        label={t('finish.dataProcessing')}
        help={t('finish.dataProcessingHelp')}
        required
      />
      <CheckboxInput<FinishValues>
        name="contract.newsletterEnabled"
        label={t('finish.newsletter')}
        help={t('finish.newsletterHelp')}
      />
    </Box>
  )
}
