import { AdminArea } from '../areas/admin/admin-area.tsx'
import { WorkProviders } from './work-providers.tsx'

export function AdminEntry() {
  return (
    <WorkProviders>
      <AdminArea />
    </WorkProviders>
  )
}
