import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createQueryClient } from '../lib/query-client.ts'
import { ConfirmProvider } from '../ui/confirm-dialog.tsx'
import { type NoticePlace, NotificationProvider } from '../ui/notifications.tsx'

interface WorkProvidersProps {
  notices?: NoticePlace
  children: ReactNode
}

/** Server state, notifications and confirm dialogs of the areas; public pages do without them. */
export function WorkProviders({ notices = 'shell', children }: WorkProvidersProps) {
  // Loads the texts of issues before the first call can fail.
  useTranslation('issues')
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationProvider place={notices}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </NotificationProvider>
    </QueryClientProvider>
  )
}
