import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createQueryClient } from '../lib/query-client.ts'
import { ConfirmProvider } from '../ui/confirm-dialog.tsx'
import type { NoticePlace } from '../ui/notice-places.ts'
import { NotificationProvider } from '../ui/notifications.tsx'

interface WorkProvidersProps {
  notices?: NoticePlace
  children: ReactNode
}

/** Server state, notices and questions: for the areas where people work, not for the public pages. */
export function WorkProviders({ notices = 'shell', children }: WorkProvidersProps) {
  // Their sentences must be there before the first call fails.
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
