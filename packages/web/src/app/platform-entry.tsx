import { PlatformArea } from '../areas/platform/platform-area.tsx'
import { WorkProviders } from './work-providers.tsx'

export function PlatformEntry() {
  return (
    <WorkProviders>
      <PlatformArea />
    </WorkProviders>
  )
}
