import { AccountArea } from '../areas/account/account-area.tsx'
import { WorkProviders } from './work-providers.tsx'

export function AccountEntry() {
  return (
    <WorkProviders>
      <AccountArea />
    </WorkProviders>
  )
}
