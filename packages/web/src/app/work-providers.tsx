import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createQueryClient } from '../lib/query-client.ts'
import { ConfirmProvider } from '../ui/confirm-dialog.tsx'
import { type ToastPlace, ToastProvider } from '../ui/toasts.tsx'

interface WorkProvidersProps {
  toasts?: ToastPlace
  /** Calls of organisers can fail in more ways than those of guests. */
  isOfGuests?: boolean
  children: ReactNode
}

/** Server state, toasts and confirm dialogs of the areas; public pages do without them. */
export function WorkProviders({ toasts = 'shell', isOfGuests = false, children }: WorkProvidersProps) {
  // Loads the texts of issues before the first call can fail.
  useTranslation(isOfGuests ? ['issues'] : ['issues', 'organiserIssues'])
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider place={toasts}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
}
