import { MyEventsArea } from '../areas/my-events/my-events-area.tsx'
import { WorkProviders } from './work-providers.tsx'

export function MyEventsEntry() {
  return (
    <WorkProviders>
      <MyEventsArea />
    </WorkProviders>
  )
}
