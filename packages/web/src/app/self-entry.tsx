import { SelfArea } from '../areas/self/self-area.tsx'
import { WorkProviders } from './work-providers.tsx'

export function SelfEntry() {
  return (
    <WorkProviders notices="elsewhere">
      <SelfArea />
    </WorkProviders>
  )
}
