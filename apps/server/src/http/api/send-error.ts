import type { FastifyReply } from 'fastify';
import type { ErrorAnswer } from './errors.ts';

/** Sends an error with its headers, such as the time to wait. */
export const sendError = (reply: FastifyReply, { status, headers = {}, body }: ErrorAnswer): FastifyReply =>
  reply.code(status).headers(headers).send(body);
