import { WizardArea } from '../areas/wizard/wizard-area.tsx'
import { WorkProviders } from './work-providers.tsx'

export function WizardEntry() {
  return (
    <WorkProviders>
      <WizardArea />
    </WorkProviders>
  )
}
