import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createQueryClient } from '../lib/query-client.ts'
import { ConfirmProvider } from '../ui/confirm-dialog.tsx'
import { NotificationProvider } from './notifications.tsx'

/** Server state, notices and questions: for the areas where people work, not for the public pages. */
export function WorkProviders({ children }: { children: ReactNode }) {
  // Their sentences must be there before the first call fails.
  useTranslation('issues')
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </NotificationProvider>
    </QueryClientProvider>
  )
}
