import { subscriptionContractEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { cancel, schedule, type TaskElsewhere } from '../../platform/tasks/index.ts';
import type { Contract } from './contract.ts';
import { viewContract } from './contract-view.ts';
import { insertContract, updateContract } from './contracts.store.ts';
import { reminderOf } from './cycles.ts';
import { type Renewal, renewalTask } from './renewal-task.ts';

/** Writes a new contract with what it does next; false if its order has begun one already. */
export async function addContract(ctx: Context, tx: Tx, contract: Contract): Promise<boolean> {
  if (!(await insertContract(tx, contract))) return false;
  planNext(tx, contract);
  emit(tx, subscriptionContractEvents.created(viewContract(ctx, contract)));
  return true;
}

/** Writes changes of a locked contract, with what it does next. */
export async function saveContract(ctx: Context, tx: Tx, known: Contract, changes: Partial<Contract>) {
  const contract = await updateContract(tx, { ...known, ...changes, updatedDate: ctx.now().toISOString() });
  planNext(tx, contract);
  emit(tx, subscriptionContractEvents.updated(viewContract(ctx, contract)));
  return contract;
}

/** Reminds, charges or ends an active subscription when it is time; nothing happens to others by itself. */
function planNext(tx: Tx, contract: Contract): void {
  const { id, status, nextDate } = contract;
  const task: TaskElsewhere<Renewal> = renewalTask;
  if (status === 'ACTIVE' && nextDate)
    schedule(tx, task, { key: id, at: reminderOf(contract) ?? new Date(nextDate), input: { contractId: id } });
  else cancel(tx, task, id);
}

/** Tells programs of a contract whose buyer changed. */
export const announceGiven = (ctx: Context, tx: Tx, contract: Contract): void =>
  emit(tx, subscriptionContractEvents.updated(viewContract(ctx, contract)));
