import type { MailParams } from '@/content/mail/variables';
import { quoteMail } from '@/content/quote';
import type { EmailSettings } from '@/content/settings';
import { deliver, isRefusal, type Send, startEmailJs } from './email-js';
import { additionalServiceLabels, type QuoteRequest, serviceLabel } from './quote-request';

/** What is known of a request that has been sent before, so that a second try sends only what is missing. */
export type Delivery = {
  requestNumber: string;
  /** The last notification that arrived, as JSON; undefined while none has. */
  arrivedNotification?: string;
  /** The last one that left and was not refused, as JSON: the owner may have it, and after the one that arrived. */
  leftNotification?: string;
};

/**
 * Whether the owner has a request that failed: 'unknown' when nobody answered for it, 'outdated' when the owner has it
 * as it was before the visitor's last changes.
 */
type Arrival = 'lost' | 'unknown' | 'outdated' | 'arrived';

type SendResult = { kind: 'sent' } | { kind: 'failed'; error: unknown };

type SendOptions = {
  settings: EmailSettings;
  brandName: string;
  /** Called with what else is known of the delivery, which may be after a call has been given up. */
  onDelivery: (change: Partial<Delivery>) => void;
};

/** How many tries this page has made, and the latest of them whose notification has arrived. */
let tries = 0;
let newestArrivedTry = 0;

/**
 * Sends a request: first the owner's mail, then the customer's.
 * It never throws: every failure comes back as a result.
 */
export async function sendQuote(
  request: QuoteRequest,
  delivery: Delivery,
  { settings, brandName, onDelivery }: SendOptions,
): Promise<SendResult> {
  const { requestNumber, leftNotification: leftBefore } = delivery;
  const notification = notificationParams(request, brandName, requestNumber);
  const notificationText = JSON.stringify(notification);
  tries += 1;
  const thisTry = tries;
  const recordArrival = () => {
    // A late answer for an earlier version says nothing of the newer one that the owner has by then.
    if (thisTry < newestArrivedTry) return;
    newestArrivedTry = thisTry;
    onDelivery({ arrivedNotification: notificationText });
  };
  try {
    const send = startEmailJs(settings);
    if (findArrival(request, delivery, brandName) !== 'arrived') {
      // Recorded with each answer, since one may come after its call has been given up; the next try then waits for it.
      const sendAndRecord: Send = (templateId, params) => {
        if (navigator.onLine) onDelivery({ leftNotification: notificationText });
        return send(templateId, params).then(recordArrival, (error) => {
          // Only a refusal says that the owner has nothing of this try; and not once a newer one has begun, which may
          // have left.
          if (isRefusal(error) && thisTry === tries) onDelivery({ leftNotification: leftBefore });
          throw error;
        });
      };
      await deliver(sendAndRecord, {
        requestNumber,
        templateId: settings.notificationTemplateId,
        params: notification,
      });
    }
    const params = autoReplyParams(request, brandName);
    await deliver(send, { requestNumber, templateId: settings.autoReplyTemplateId, params });
    return { kind: 'sent' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** What the owner has of a request, going by what is known of its delivery. */
export function findArrival(request: QuoteRequest, delivery: Delivery, brandName: string): Arrival {
  const { requestNumber, arrivedNotification, leftNotification } = delivery;
  if (arrivedNotification === undefined) return leftNotification === undefined ? 'lost' : 'unknown';
  const notification = JSON.stringify(notificationParams(request, brandName, requestNumber));
  const isNewest = leftNotification === undefined || leftNotification === notification;
  return arrivedNotification === notification && isNewest ? 'arrived' : 'outdated';
}

/** The variables of content/mail/notification.html. The request number has none of its own: it ends the message. */
function notificationParams(
  request: QuoteRequest,
  brandName: string,
  requestNumber: string,
): MailParams<'notification'> {
  return {
    from_name: request.name,
    from_email: request.email,
    phone: request.phone,
    location: request.location,
    service: serviceLabel(request),
    vehicle: request.vehicle || quoteMail.notSpecified,
    additional_services: additionalServiceLabels(request),
    message: [request.message, quoteMail.requestNumber(requestNumber)].filter(Boolean).join('\n\n'),
    brand_name: brandName,
  };
}

/** The variables of content/mail/auto-reply.html. */
function autoReplyParams(request: QuoteRequest, brandName: string): MailParams<'auto-reply'> {
  return {
    customer_name: request.name,
    customer_email: request.email,
    brand_name: brandName,
    service: serviceLabel(request),
    additional_services: additionalServiceLabels(request),
  };
}
