import Container from '@mui/material/Container'
import type { DinnerType } from '@running-dinner/domain/events'
import { createDemo } from '@running-dinner/domain/people'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AppShell } from '../../features/shell/app-shell.tsx'
import { SiteFooter } from '../../features/shell/site-footer.tsx'
import { today } from '../../lib/dates.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { wizardDataQuery } from './wizard.api.ts'
import { type WizardData, WizardProvider } from './wizard-context.tsx'
import { startDraft } from './wizard-draft.ts'
import { WizardFrame } from './wizard-frame.tsx'

export function WizardArea() {
  // The server words its choices, so they are loaded again when the language changes.
  useTranslation('wizard')
  const [query] = useSearchParams()
  const wizardData = useQuery(wizardDataQuery(currentLanguage()))
  const kind: DinnerType = query.get('demoDinner') ? 'DEMO' : 'STANDARD'
  return (
    <AppShell footer={<SiteFooter />}>
      {wizardData.isSuccess ? (
        <Wizard key={kind} kind={kind} data={wizardData.data} />
      ) : (
        <Container maxWidth="md" sx={{ py: 5 }}>
          {wizardData.isError ? (
            <LoadError error={wizardData.error} onRetry={() => void wizardData.refetch()} />
          ) : (
            <FormSkeleton />
          )}
        </Container>
      )}
    </AppShell>
  )
}

function Wizard({ kind, data }: { kind: DinnerType; data: WizardData }) {
  const { t } = useTranslation('wizard')
  const { mealLabels } = data
  const start = useCallback(() => {
    const { city, zip, country } = createDemo('de')
    const demo = { title: t('basics.demoEventTitle'), city, zip, country }
    return startDraft({ runningDinnerType: kind, today: today(), mealLabels, language: currentLanguage(), demo })
  }, [kind, mealLabels, t])
  return (
    <WizardProvider kind={kind} data={data} start={start}>
      <WizardFrame />
    </WizardProvider>
  )
}
