import { paymentRoutes } from '@running-dinner/contract/payments'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

type Input = BodyInputOf<typeof paymentRoutes.create>

export function usePaymentOptions(adminId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'payment', 'options'],
    queryFn: ({ signal }) => call(paymentRoutes.overview, { params: { adminId }, signal }),
  })
}

export function usePaymentOrders(adminId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'payment', 'orders'],
    queryFn: ({ signal }) => call(paymentRoutes.orders, { params: { adminId }, signal }),
  })
}

/** Sets the price, the first time and any other. */
export function useSavePaymentOptions(adminId: string, id: string | null) {
  return useMutation({
    mutationFn: (body: Input) =>
      id === null
        ? call(paymentRoutes.create, { params: { adminId }, body })
        : call(paymentRoutes.update, { params: { adminId, paymentOptionsId: id }, body }),
    onSuccess: useRefresh(adminId),
  })
}

export function useRemovePaymentOptions(adminId: string) {
  return useMutation({
    mutationFn: (id: string) => call(paymentRoutes.remove, { params: { adminId, paymentOptionsId: id } }),
    onSuccess: useRefresh(adminId),
  })
}

export function useRefundOrder(adminId: string) {
  return useMutation({
    mutationFn: (orderId: string) => call(paymentRoutes.refund, { params: { adminId, orderId } }),
    onSuccess: useRefresh(adminId),
  })
}

function useRefresh(adminId: string) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) })
}
