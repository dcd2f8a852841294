-- The hotel's numbered rooms, by storey. A hotel with other rooms edits this table, not the code.
insert into "room" ("number", "room_type")
select (storey * 100 + door)::text, room_type
from (
  values
    (1, 'junior', 10),
    (2, 'double', 10),
    (3, 'deluxe', 8),
    (4, 'family', 6),
    (5, 'superior', 4),
    (6, 'premium', 2)
) as stock (storey, room_type, rooms),
  generate_series(1, stock.rooms) as door;
